const NOT_GIVEN: ReadonlySet<string> = new Set(['', '-', 'NOTPROVIDED', 'NONREF', 'N/A', 'OFFLINE'])

/** Null for what banks write where there is nothing; `OFFLINE` is the mandate of a card. */
export function givenText(text: string | undefined): string | null {
  const given = text?.trim() ?? ''
  return NOT_GIVEN.has(given.toUpperCase()) ? null : given
}
