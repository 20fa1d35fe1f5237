/** The thing does not exist, or not for this caller. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The change does not fit the state of things; `code` names the case for the dictionary. */
export class Conflict extends Error {
  override name = 'Conflict'
  constructor(readonly code: string) {
    super(code)
  }
}

/** The caller is known, but this is not theirs to do. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}
