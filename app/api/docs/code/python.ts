import type { Value, WrittenRequest } from './request'

/** For Python from 3.9 on, with nothing to install. */
export function asPython({ method, url, headers, body, file }: WrittenRequest): string {
  const options = [
    `    ${text(url)},`,
    ...(method === 'GET' ? [] : [`    method=${text(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '    headers={',
          ...headers.map(([name, value]) => `        ${text(name)}: ${written(value)},`),
          '    },',
        ]),
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, '    ')}).encode(),`]),
  ]
  const modules = [
    ...(body === undefined && file !== undefined ? [] : ['json']),
    ...(headers.some(([, value]) => 'variable' in value) ? ['os'] : []),
    ...(headers.some(([, value]) => 'isNew' in value) ? ['uuid'] : []),
  ]
  return [
    ...modules.map((module) => `import ${module}`),
    'from urllib.request import Request, urlopen',
    '',
    `call = Request(\n${options.join('\n')}\n)`,
    'with urlopen(call) as answer:',
    file === undefined
      ? '    print(answer.status, json.load(answer))'
      : `    open(${text(file)}, "wb").write(answer.read())`,
  ].join('\n')
}

function written(value: Value): string {
  if ('text' in value) return text(value.text)
  const filledIn = 'variable' in value ? `os.environ["${value.variable}"]` : 'str(uuid.uuid4())'
  return value.before === '' ? filledIn : `${text(value.before)} + ${filledIn}`
}

function literal(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${text(name)}: ${literal(one, inner)}`)
  const [open, close] = isList ? '[]' : '{}'
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

/** JSON's escapes are Python's. */
function text(value: string): string {
  return JSON.stringify(value)
}
