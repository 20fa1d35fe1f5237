export type Name = string | RegExp

export interface Attachment {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Somebody at a browser: what journeys are told to, with scripts in Chromium and without them in process. */
export interface Hand {
  /** @returns the status of the page */
  open(address: string): Promise<number>
  /** The first link of that whole name. */
  follow(name: Name): Promise<void>
  followLast(name: Name): Promise<void>
  /** In the menu of the office. */
  go(entry: string): Promise<void>
  /** The first button of that whole name; without a name, the first of the page's forms. */
  press(name?: Name): Promise<void>
  /** A folded part of the page, by its heading. */
  unfold(heading: Name): Promise<void>
  /** By the names of the fields. */
  fill(fields: Record<string, string>): Promise<void>
  write(label: Name, text: string): Promise<void>
  select(label: Name, option: string): Promise<void>
  check(label: Name): Promise<void>
  /** A radio button by the name and value of its field. */
  pick(name: string, value: string): Promise<void>
  /** Into the field of that label, or into the only one. */
  attach(file: Attachment, label?: string): Promise<void>
  download(name: Name): Promise<Buffer>
  /** Fails unless the page says so. */
  reads(words: Name): Promise<void>
  /** Fails unless the page's main part says so, wherever its words are. */
  main(words: RegExp): Promise<void>
  /** Fails unless a row of a table that says the one says the other. */
  showsRow(words: RegExp, others: RegExp): Promise<void>
  arrives(address: RegExp): Promise<void>
  /** The address of the page. */
  address(): string
  findsNo(link: string): Promise<void>
  /** Fails unless that is the language of the page. */
  speaks(language: string): Promise<void>
  /** Fails unless the page brings something up before anything else. */
  warns(): Promise<void>
  hasRows(count: number): Promise<void>
  /** What stands in a field. */
  holds(name: string): Promise<string>
  /** What the faults of a refused form lead to, in their order. */
  faults(): Promise<string[]>
  /** The texts of the elements that are `code`, in their order. */
  codes(): Promise<string[]>
}
