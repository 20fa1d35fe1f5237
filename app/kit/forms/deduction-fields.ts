const DEDUCTED = 'abzug_'

/** The box of an advance that a final invoice takes off. */
export function deductionField(advanceId: string): string {
  return `${DEDUCTED}${advanceId}`
}

/** The advances that are ticked. */
export function deductedIn(entered: Partial<Record<string, string>>): string[] {
  const names = Object.keys(entered).filter((name) => name.startsWith(DEDUCTED))
  return names.map((name) => name.slice(DEDUCTED.length))
}
