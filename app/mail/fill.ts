import { LINK, QUOTED } from './layout'

const PLACEHOLDER = /\{([a-z_]+)\}/g

export type Values = Record<string, string>

/**
 * In one pass, so that a value that looks like a placeholder stays as it is. Unknown placeholders stay too.
 */
export function fill(template: string, values: Values): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => {
    if (whole === LINK) return LINK
    return (values[name] ?? whole).replaceAll(LINK, '{ link }')
  })
}

/** Quotes every line of a stranger's message, so that none can pass for the firm's. */
export function quoted(message: string): string {
  return message
    .split(/\r\n|\r|\n/)
    .map((line) => `${QUOTED}${line}`.trimEnd())
    .join('\n')
}

/** Removes line breaks and control characters, so that no value can start a header. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
