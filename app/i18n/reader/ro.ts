import { errors, faults } from './ro-errors'
import type { ReaderTexts } from './shape'

export const ro: ReaderTexts = {
  note: 'Această traducere este doar un ajutor și nu are valoare juridică. Contează documentul în germană.',
  common: {
    employmentTypes: {
      full_time: 'normă întreagă',
      part_time: 'normă parțială',
      minijob: 'Minijob',
      midijob: 'Midijob',
      working_student: 'student angajat (Werkstudent)',
      apprentice: 'ucenic (Ausbildung)',
    },
    skipToContent: 'Mergi la conținut',
  },
  employee: {
    pageTitle: 'Fluturașii de salariu',
    employmentType: 'Tip de angajare',
    notice: 'Ce face firma cu datele dumneavoastră (în germană sau engleză)',
    payslips: 'Fluturașii de salariu',
    columns: { month: 'Luna', payout: 'De plată', file: 'Fișier' },
    isNew: 'nou',
    everything: 'Totul deodată: toți fluturașii și documentele (fișier ZIP)',
    corrected: 'corectat',
    file: 'PDF',
    slipOf: (month) => `fluturaș de salariu, ${month}`,
    homeScreen: (firm) => `Fluturași de salariu – ${firm}`,
    documents: {
      title: 'Alte documente',
      kinds: {
        wage_tax_certificate: 'Adeverința anuală de impozit (Lohnsteuerbescheinigung)',
        insurance_notice: 'Declarația la asigurările sociale (SV-Meldung)',
        contract: 'Contract de muncă (Arbeitsvertrag)',
        other: 'Document',
      },
    },
    payslip: {
      title: (month) => `Fluturaș de salariu: ${month}`,
      back: 'Înapoi la toți fluturașii',
      corrected: 'corectat',
      download: 'Descarcă PDF',
      replaced: 'Versiuni înlocuite',
      version: (revision) => `Versiunea ${revision}`,
      onlyPdf: 'Cât ați câștigat și ce s-a reținut scrie în PDF.',
      paidUnknown: 'Cât s-a plătit deja cu versiunea anterioară se vede numai în PDF-ul acesteia.',
      sums: {
        gross: { label: 'Brut', help: 'Cât ați câștigat în această lună înainte de rețineri.' },
        deductions: {
          label: 'Rețineri',
          help: 'Impozitul pe salariu, impozitul bisericesc și partea dumneavoastră la asigurările sociale. Angajatorul plătește acești bani pentru dumneavoastră la fisc și la casa de sănătate.',
        },
        net: { label: 'Net', help: 'Ce rămâne după rețineri.' },
        besides: {
          label: 'Altele',
          help: 'Ce se adaugă sau se scade după impozit și asigurări, de exemplu un avans, masa sau mașina firmei. În PDF scrie ce este.',
        },
        payout: { label: 'De plată', help: 'Această sumă intră în contul dumneavoastră.' },
        total: {
          label: 'De plată',
          help: 'Suma totală care vi se cuvine pentru această lună.',
        },
        paid: {
          label: 'deja plătit',
          help: 'Suma primită cu versiunea anterioară.',
        },
        more: {
          label: 'plată suplimentară',
          help: 'Această sumă mai lipsește și intră în contul dumneavoastră.',
        },
        less: {
          label: 'plătit în plus',
          help: 'Cu versiunea anterioară ați primit cu atât mai mult. Biroul vă spune cum se reglează.',
        },
      },
      hours: (hours, overtime) =>
        overtime === null
          ? `Ore anunțate pentru această lună: ${hours}.`
          : `Ore anunțate pentru această lună: ${hours}, din care ore suplimentare: ${overtime}.`,
      question: 'Ceva nu este corect?',
      questionText: (month, firm) =>
        `Scrieți biroului firmei ${firm}. Mesajul dumneavoastră numește automat luna: ${month}.`,
    },
    yearFile: (year) => `Toți fluturașii de salariu din ${year} (fișier ZIP)`,
    none: 'Încă nu există niciun fluturaș de salariu. Când primul este gata, îl găsiți aici.',
    code: {
      title: 'Un cod pentru siguranța dumneavoastră',
      text: (firm) =>
        `În spatele acestui link sunt fluturași de salariu. ${firm} vrea să fie sigură că numai dumneavoastră îi vedeți și vă trimite de aceea un cod la adresa de e-mail cunoscută.`,
      addressHeld: (firm) =>
        `În spatele acestui link sunt fluturași de salariu. Se deschid numai cu un cod care vine prin e-mail. Adresa de e-mail de la ${firm} a fost schimbată și este încă verificată; până atunci nu vine niciun cod. Dacă este urgent, vă rugăm să sunați acolo.`,
      noAddress: (firm) =>
        `În spatele acestui link sunt fluturași de salariu. Se deschid numai cu un cod care vine prin e-mail. ${firm} nu are însă o adresă de e-mail pentru acest link. Vă rugăm să luați legătura, ca adresa să fie trecută.`,
      request: 'Cere un cod',
      requestAgain: 'Cere un cod nou',
      next: (moment) => `Următorul cod îl puteți cere de la: ${moment}.`,
      label: 'Codul din e-mail',
      hint: 'Șase cifre. Puteți folosi codul timp de 10 minute, o singură dată. Contează numai cel mai nou.',
      open: 'Deschide fluturașii',
    },
    privacyWithCode:
      'Această pagină rămâne deschisă în acest browser până la douăsprezece ore. Pe un aparat străin este mai bine să o deschideți într-o fereastră privată.',
    privacy: 'Cine are acest link vede fluturașii dumneavoastră. Vă rugăm să nu îl dați altcuiva.',
    saved: {
      frage: {
        title: 'Mulțumim. Mesajul dumneavoastră a ajuns.',
        text: 'Biroul l-a primit prin e-mail și vă va răspunde.',
      },
      code: {
        title: 'Codul este pe drum.',
        text: 'Vine prin e-mail în câteva minute. Vă rugăm să vă uitați și în dosarul spam.',
      },
    },
  },
  freshLink: {
    title: 'Cere un link nou',
    text: 'Îl trimitem la adresa de e-mail pe care o avem.',
    button: 'Trimite un link nou',
    saved: {
      'neuer-link': {
        title: 'Mulțumim, ne ocupăm de asta.',
        text: 'Dacă avem o adresă de e-mail, noul link ajunge acolo în câteva minute. Vă rugăm să vă uitați și în dosarul spam.',
      },
    },
  },
  forms: {
    refused: 'Încă nu a reușit.',
    nothingSaved: 'Nu s-a salvat nimic.',
    again: (minutes) => `Puteți încerca din nou peste ${minutes} min.`,
    refusedTitle: (title) => `Eroare: ${title}`,
    optional: '(opțional)',
    honeypot: 'Vă rugăm să lăsați gol',
    whatDoesThisMean: 'Ce înseamnă asta?',
    message: {
      body: 'Mesajul dumneavoastră',
      bodyHint: 'Cel mult 2000 de caractere.',
      replyTo: 'Adresa de e-mail pentru răspuns',
      replyToHint: 'Fără o adresă răspundem la cea pe care o avem.',
      button: 'Trimite mesajul',
    },
  },
  faults,
  errors,
}
