/** The words that a list's address knows, as the options of a field. */
export function wordsOf<Value extends string>(
  words: Readonly<Record<string, Value>>,
  labels: Readonly<Record<Value, string>>,
) {
  return Object.entries(words).map(([word, value]) => ({ value: word, label: labels[value] }))
}

/** The word of a value in the address; none for what is shown anyway. */
export function wordOf(words: Readonly<Record<string, string>>, value: string | undefined): string {
  return Object.keys(words).find((word) => words[word] === value) ?? ''
}
