/** How many characters a person counts: an emoji of two code units is one, and so is an umlaut, whose letters `tidy` has joined. */
export function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
