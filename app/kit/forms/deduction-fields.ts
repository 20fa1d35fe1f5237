const DEDUCTED = 'abzug_'

/** Checkbox of an advance to be deducted from a final invoice. */
export function deductionField(advanceId: string): string {
  return `${DEDUCTED}${advanceId}`
}

export function deductedIn(entered: Partial<Record<string, string>>): string[] {
  const names = Object.keys(entered).filter((name) => name.startsWith(DEDUCTED))
  return names.map((name) => name.slice(DEDUCTED.length).toLowerCase())
}
