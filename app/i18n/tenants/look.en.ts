import type * as de from './look.de'

export const logo: typeof de.logo = {
  title: 'Logo',
  text: 'It appears at the top of invoices, payslips and the pages of your customers and employees. On paper there is room for 60 × 20 millimetres. Without a logo, the name of the company appears there.',
  now: 'The logo now',
  alt: (name) => `Logo of ${name}`,
  none: 'No logo yet. Letters carry the name of the company.',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  hint: 'PNG or JPEG, at most 512 KB and 2 million pixels, for example 1500 × 500.',
  upload: 'Save logo',
  remove: 'Remove logo',
}

export const look: typeof de.look = {
  title: 'Page colour',
  text: 'Links and buttons on the pages that your customers and employees see have this colour.',
  hint: 'As #RRGGBB, for example #0b5766. Leave empty for Zahltag’s colour.',
  darker: (color) => `The nearest colour that is easy to read is ${color}.`,
  none: 'Zahltag’s colour.',
}
