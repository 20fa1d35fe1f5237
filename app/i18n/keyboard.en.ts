import { de } from './keyboard.de'

const en: typeof de = {
  title: 'Keyboard shortcuts',
  key: 'Key',
  does: 'What it does',
  send: 'Ctrl+Enter',
  keys: {
    search: 'Search the whole office',
    add: 'Add a new record, where the page offers it',
    next: 'Go to the next row of a list',
    previous: 'Go to the previous row of a list',
    open: 'Open the row',
    take: 'Book the suggestion of the row',
    send: 'Send the form you are typing in',
    help: 'Show this list',
  },
  inLines:
    'In the lines of an invoice or contract, Ctrl+Enter adds a line, Alt+Delete removes it and Alt+arrow moves it.',
  close: 'Close',
  needsScripts: 'The keys only work if your browser runs scripts.',
  areOn: 'Single characters work as shortcuts in this browser.',
  areOff: 'Single characters are not shortcuts in this browser.',
  turnOff: 'Turn single characters off',
  turnOn: 'Turn single characters on',
}

export const keyboard = { de, en }
