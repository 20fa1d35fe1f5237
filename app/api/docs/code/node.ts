import type { Value, WrittenRequest } from './request'

/** For Node from 20 on, as a module. */
export function asNode({ method, url, headers, body, file }: WrittenRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '  headers: {',
          ...headers.map(([name, value]) => `    ${nameOf(name)}: ${written(value)},`),
          '  },',
        ]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(literal(body))}),`]),
  ]
  const call =
    options.length === 0
      ? `await fetch(${text(url)})`
      : `await fetch(${text(url)}, {\n${options.join('\n')}\n})`
  return [
    ...(file === undefined ? [] : ["import { writeFile } from 'node:fs/promises'", '']),
    `const answer = ${call}`,
    file === undefined
      ? 'console.log(answer.status, await answer.json())'
      : `await writeFile(${text(file)}, Buffer.from(await answer.arrayBuffer()))`,
  ].join('\n')
}

function nameOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : text(name)
}

function written(value: Value): string {
  if ('text' in value) return text(value.text)
  const filledIn = 'variable' in value ? `process.env.${value.variable}` : 'crypto.randomUUID()'
  return value.before === '' ? filledIn : `\`${value.before}\${${filledIn}}\``
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/"([A-Za-z_]\w*)":/g, '$1:')
}

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function indented(lines: string): string {
  return lines.replaceAll('\n', '\n  ')
}
