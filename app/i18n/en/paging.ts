import type { Texts } from '../texts'

export const paging: Texts['paging'] = {
  label: (list) => `Pages: ${list}`,
  position: (page, pages) => `Page ${page} of ${pages}`,
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
}
