export const serviceMails = {
  service_state: {
    wrong: {
      subject: 'Bei Zahltag stimmt etwas nicht',
      body: `{anrede},

seit {seit} stimmt etwas mit Zahltag nicht:

{angaben}

{link}

Genaueres sagt auf dem Server der Befehl: npm run doctor. Wenn alles wieder gut ist, schreiben wir noch einmal; bis dahin schreiben wir dazu nicht mehr.`,
    },
    well: {
      subject: 'Zahltag läuft wieder',
      body: `{anrede},

was seit {seit} nicht stimmte, ist wieder gut:

{angaben}

{link}`,
    },
  },
}
