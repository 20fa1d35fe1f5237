import * as z from 'zod'

/** Which fields of each row a list shows; all of them if absent. */
export function fieldsOf<const Names extends readonly string[]>(names: Names) {
  return z
    .string()
    .default(names.join(','))
    .transform((sent, context): Names[number][] => {
      const wanted = sent.split(',')
      const unknown = wanted.filter((name) => !names.includes(name))
      if (unknown.length === 0) return wanted
      context.addIssue({ code: 'custom', message: `must be some of ${names.join(',')}` })
      return z.NEVER
    })
    .meta({ description: 'Names of the fields to show, with commas between them.' })
}

export function only<Shown extends object>(names: readonly string[], shown: Shown): Partial<Shown> {
  if (areAll(names, shown)) return shown
  const part: Partial<Shown> = {}
  for (const name in shown) if (names.includes(name)) part[name] = shown[name]
  return part
}

function areAll(names: readonly string[], shown: object): boolean {
  let at = 0
  for (const name in shown) if (names[at++] !== name) return false
  return true
}
