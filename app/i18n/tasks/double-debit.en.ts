import type * as de from './double-debit.de'

export const doubleDebit: typeof de.doubleDebit = {
  paid: (amount, date) =>
    `The invoice has been paid, but the bank still has the direct debit of ${amount} for ${date}. If it goes ahead, the customer pays twice.`,
  partly: (open, amount, date) =>
    `Only ${open} of the invoice is still open, but the direct debit for ${date} will collect ${amount}. The customer would pay too much.`,
  second: (amount, date) =>
    `An earlier direct debit was marked as not carried out, but the bank did carry it out. The bank also has the second one, of ${amount} for ${date}: the customer will be debited twice.`,
  recall:
    'If you have not uploaded the file yet, don’t. Otherwise ask your bank to recall this direct debit, online or by phone, if possible before the day it is collected. The bank will ask for these details:',
  afterwards:
    'Once it has been recalled, mark it as not carried out on the page of the file. If it is too late, the money arrives as the customer’s credit: please pay it back.',
  booked:
    'The direct debit has been carried out. What was paid too much is the customer’s credit: pay it back, or ask the customer whether you may use it for another invoice.',
  over: 'There is nothing left to do: the direct debit was not carried out, or the money went back.',
  fits: 'There is nothing left to do: the invoice is open again, and the direct debit collects what is missing.',
  file: 'File',
  toRun: 'Go to the direct debit file',
  toCredit: 'Go to the credit',
}
