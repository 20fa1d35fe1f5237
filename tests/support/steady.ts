/** What differs from build to build, from start to start or from one request to the next, and what replaces it. */
const OF_THE_MOMENT: [RegExp, string][] = [
  [/<script\b[\s\S]*?<\/script>/g, ''],
  [/<link\b[^>]*rel="modulepreload"[^>]*>/g, ''],
  [/\/build\/[\w./-]+/g, '/build/'],
  [/nonce="[^"]*"/g, ''],
  // Each service notes for itself who looked, and makes keys for its forms.
  [/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id'],
  [/--_NmP-[\w-]+/g, ''],
  [/^Date: .*$/gm, 'Date'],
  [/boundary="[^"]*"/g, ''],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'instant'],
]

/** A page or file without what is of the moment, to be compared with another answer to the same request. */
export function steady(body: string): string {
  return OF_THE_MOMENT.reduce((text, [pattern, by]) => text.replace(pattern, by), body)
}
