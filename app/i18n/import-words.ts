import type { CheckedRow } from '~/domain/imports/checked-rows.server'
import { faultWords, isFault } from './fault-words'
import type { Texts } from './texts'

type Row = Pick<CheckedRow, 'faults' | 'alike' | 'lines' | 'getsZeroBack'>

export function importLabels(
  texts: Texts,
  kind: 'customers' | 'employees',
): Readonly<Record<string, string>> {
  return { ...texts[kind].fields, ...texts.imports.columns[kind] }
}

/** Why a row is wrong or may be a duplicate. */
export function reasonsOf(
  texts: Texts,
  kind: 'customers' | 'employees',
  { faults, alike, lines, getsZeroBack }: Row,
): string[] {
  const words = texts.imports.check
  const labels = importLabels(texts, kind)
  return [
    ...Object.entries(faults).map(([field, fault]) =>
      words.fault(labels[field] ?? field, faultWords(texts.faults, isFault(fault) ? fault : 'required')),
    ),
    ...alike.map(({ name, number, city }) => words.alike(`${name}, ${city} (${number})`)),
    ...lines.map(words.line),
    ...(getsZeroBack ? [words.zero] : []),
  ]
}
