/** A record that may be the one that somebody is about to enter. */
export type AlikeRecord = {
  id: string
  number: string
  name: string
  city: string
}
