import { de } from './paging.de'

const en: typeof de = {
  label: (list) => `Pages: ${list}`,
  position: (page, pages) => (pages === null ? `Page ${page}` : `Page ${page} of ${pages}`),
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
}

export const paging = { de, en }
