import { Conflict } from '../kernel/errors'
import type { KeptReason } from './plan'

/** The body of a delivery is gone, or it cannot be understood, or still does not fit what is known. */
export class InboxConflict extends Conflict {
  constructor(
    override readonly code:
      | 'delivery_body_gone'
      | 'delivery_still_faulty'
      | 'delivery_from_the_future'
      | 'delivery_of_unknown_sender'
      | 'delivery_field_wrong'
      | `kept_${KeptReason}`,
    /** Of its data, if one is to blame. */
    readonly field?: string,
  ) {
    super(code)
  }
}
