/** Of a page of the docs, for the window. */
export function titleOfPage(_: unknown, data: unknown): string {
  const { title = 'Zahltag' } = (data ?? {}) as { title?: string }
  return `${title} · Zahltag`
}
