/**
 * What may be logged of an error: its name and where it was thrown, never its message, which may quote data.
 */
export function nameAndPlace(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4)
    .map((line) => line.trim())
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return { error: `${error.name}${code}`, at }
}
