import { Conflict } from '../kernel/errors'

export class EmployeeDocumentConflict extends Conflict {
  constructor(override readonly code: 'document_downloaded' | 'leaver_without_address') {
    super(code)
  }
}
