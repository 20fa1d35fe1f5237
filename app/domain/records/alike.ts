/** An existing record that may be the one being entered. */
export type AlikeRecord = {
  id: string
  number: string
  name: string
  city: string
}
