/** A request that no page of ours makes. */
export class BadRequest extends Error {}
