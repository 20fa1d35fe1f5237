import { de } from './records.de'

const en: typeof de = {
  save: 'Save',
  addAnyway: 'Add anyway: this is somebody else.',
  search: { more: 'Filter', button: 'Search', reset: 'Show all', order: 'Order' },
  acts: 'What you can do',
  more: 'More',
  example: 'Example: what a row looks like',
  samples: {
    firm: 'Sample Ltd',
    person: 'Sample, Sam',
    writer: 'Sam Sample',
    town: 'Sampletown',
    day: '02/01/2026',
    item: 'Office cleaning',
    intervals: 'Office cleaning, every month',
  },
  file: 'Save as CSV file',
  archive: { title: 'Archive', undo: 'Restore' },
  history: {
    title: 'History',
    older: (count: number) => `${count} older`,
    none: 'Nothing has happened yet.',
    other: 'Changed',
    by: (name) => `by ${name}`,
    change: (field, before, after) => `${field}: ${before} → ${after}`,
    empty: 'empty',
  },
}

export const records = { de, en }
