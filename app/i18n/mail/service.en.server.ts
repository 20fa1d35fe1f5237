import type { serviceMails as de } from './service.de.server'

export const serviceMails: typeof de = {
  service_state: {
    wrong: {
      subject: 'Zahltag needs your attention',
      body: `{anrede},

Since {seit} something has been wrong with Zahltag:

{angaben}

{link}

For more details, run this on the server: npm run doctor. We will write again once all is well, and not about this until then.`,
    },
    well: {
      subject: 'Zahltag is running properly again',
      body: `{anrede},

This had been wrong since {seit} and is now fixed:

{angaben}

{link}`,
    },
  },
}
