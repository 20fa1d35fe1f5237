import type { serviceMails as de } from './service.de.server'

export const serviceMails: typeof de = {
  service_state: {
    wrong: {
      subject: 'Zahltag needs you',
      body: `{anrede},

Since {seit} something has been wrong with Zahltag:

{angaben}

{link}

The machine itself says more: npm run doctor. We will write once more when all is well, and not about this before then.`,
    },
    well: {
      subject: 'Zahltag is well again',
      body: `{anrede},

What had been wrong since {seit} is well again:

{angaben}

{link}`,
    },
  },
}
