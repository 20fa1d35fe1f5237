/** Characters as people count them: an emoji of two code units is one, and so is an umlaut, which `tidy` has composed. */
export function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
