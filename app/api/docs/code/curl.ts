import type { Value, WrittenRequest } from './request'

export function asCurl({ method, url, headers, body, file }: WrittenRequest): string {
  const parts = [
    ...(method === 'GET' || method === 'POST' ? [] : [`-X ${method}`]),
    ...headers.map(([name, value]) => `-H ${quoted(name, value)}`),
    ...(body === undefined ? [] : [`-d ${single(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`]),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ]
  return [`curl ${single(url)}`, ...parts].join(' \\\n  ')
}

/** The shell fills in variables between double quotes alone. */
function quoted(name: string, value: Value): string {
  if ('text' in value) return single(`${name}: ${value.text}`)
  const filledIn = 'variable' in value ? value.variable : '(date +%s)'
  return `"${name}: ${value.before}$${filledIn}"`
}

function single(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
