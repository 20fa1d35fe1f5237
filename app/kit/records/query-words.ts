/** The words of a list's query as options of a select. */
export function wordsOf<Value extends string>(
  words: Readonly<Record<string, Value>>,
  labels: Readonly<Record<Value, string>>,
) {
  return Object.entries(words).map(([word, value]) => ({ value: word, label: labels[value] }))
}

/** The query word of a value; '' for the default. */
export function wordOf(words: Readonly<Record<string, string>>, value: string | undefined): string {
  return Object.keys(words).find((word) => words[word] === value) ?? ''
}
