/** A title that names whom or what the page is about, so that tabs and bookmarks can be told apart. */
export function titleAbout(title: string, data: unknown, ...path: string[]): string {
  const about = path.reduce((found: unknown, key) => (found as Record<string, unknown> | null)?.[key], data)
  return typeof about === 'string' && about !== '' ? `${title} – ${about}` : title
}
