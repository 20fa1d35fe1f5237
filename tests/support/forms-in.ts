import { textOf } from './html'

export interface TypedField {
  name: string
  id: string
  /** An input's type, or `textarea`. */
  type: string
  isOptional: boolean
}

export interface ShownForm {
  action: string
  takesFile: boolean
  /** What a browser would send without any input. */
  values: Record<string, string>
  typed: TypedField[]
}

/** Marks the part of a label beside the name: that the field is optional, or has an alternative. */
const OPTIONAL = 'field-hint'
const UNTYPED = ['hidden', 'radio', 'checkbox', 'file', 'submit', 'button']

export function formsIn(html: string): ShownForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = '']) => / method="post"/.test(head))
    .map(([, head = '', body = '']) => ({
      action: attribute(head, 'action') ?? '',
      takesFile: head.includes('multipart/form-data'),
      values: valuesIn(body),
      typed: typedIn(body),
    }))
}

function valuesIn(body: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const tag of controlsIn(body)) {
    const name = attribute(tag, 'name')
    const isOff = /type="(radio|checkbox)"/.test(tag) && !tag.includes(' checked=""')
    if (!name || isOff) continue
    if (tag.startsWith('<select'))
      values[name] = attribute(/<option[^>]* selected=""[^>]*>/.exec(tag)?.[0] ?? '', 'value') ?? ''
    else if (tag.startsWith('<textarea'))
      values[name] = textOf(/<textarea[^>]*>\n?(.*)<\/textarea>/s.exec(tag)?.[1] ?? '')
    else values[name] = attribute(tag, 'value') ?? ''
  }
  return values
}

function typedIn(body: string): TypedField[] {
  return controlsIn(body).flatMap((tag) => {
    const type = tag.startsWith('<textarea') ? 'textarea' : (attribute(tag, 'type') ?? 'text')
    const [name, id] = [attribute(tag, 'name'), attribute(tag, 'id')]
    const isRead = tag.startsWith('<select') || UNTYPED.includes(type) || / readonly=/i.test(tag)
    if (!name || !id || isRead) return []
    const label = new RegExp(`<label[^>]* for="${id}"[^>]*>(.*?)</label>`, 's').exec(body)?.[1] ?? ''
    return [{ name, id, type, isOptional: label.includes(OPTIONAL) }]
  })
}

function controlsIn(body: string): string[] {
  const controls = /<input\b[^>]*>|<textarea\b[^>]*>.*?<\/textarea>|<select\b[^>]*>.*?<\/select>/gs
  return [...body.matchAll(controls)].map(([tag]) => tag)
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : textOf(value)
}
