import type * as de from './page.de'

export const acts: typeof de.acts = {
  edit: 'Change',
  prices: 'Change prices',
  pause: 'Pause',
  changePause: 'Change the pause',
  end: 'End',
}

export const upcoming: typeof de.upcoming = {
  title: 'The next invoices',
  none: 'None planned.',
  on: 'Date',
  period: 'Period',
  byHand: 'Zahltag does not create these invoices automatically.',
  drafts: 'Zahltag creates these invoices as drafts.',
  send: 'Zahltag issues these invoices and sends them.',
  toRuns: 'Billing run',
  net: 'Net',
  gross: 'Gross',
}

export const pause: typeof de.pause = {
  title: 'Pause contract',
  text: 'Nothing is billed for the days of the pause. After that, invoices continue at the usual interval.',
  button: 'Save pause',
  untilHint: 'Leave empty to end the pause yourself later.',
  resumeHint: 'When work goes on, enter the last day of the pause. Clear both fields if there was no pause.',
  now: (from, until) => (until === null ? `Paused from ${from}` : `Paused from ${from} to ${until}`),
}

export const end: typeof de.end = {
  title: 'End contract',
  text: (date) => `If notice is given today, the contract ends on ${date}.`,
  button: 'Save end',
  reasonHint: 'For example: the customer gave notice on 3 March',
  emptyHint: 'Clear this field if the contract continues after all.',
}

export const archive: typeof de.archive = {
  text: (date) =>
    `The contract disappears from the lists and from the customer’s portal. It is kept for six years after its end${date === null ? '' : `, that is until ${date}`} (§\u00a0147 AO), its invoices for eight.`,
  button: 'Archive contract',
  undoText: (date) =>
    `The contract is archived and does not appear in the lists.${date === null ? '' : ` It is kept until ${date} (§\u00a0147 AO).`}`,
}
