import { importFields } from './columns'

/** Headings of Lexware, DATEV, Personio and English programs, and common handwritten ones. */
export const EMPLOYEE_HEADINGS = [
  ...importFields({
    number:
      'personalnr personalnummer persnr mitarbeiternr mitarbeiternummer nr nummer pnr employeenumber employeeno employeeid personnelnumber',
    first_name: 'vorname rufname firstname givenname',
    name_prefix: 'namensvorsatz vorsatzwort',
    last_name: 'nachname familienname lastname surname familyname',
    name: 'name nachnamevorname namevorname mitarbeiter mitarbeitername employee employeename fullname',
    street:
      'strasse str strassehausnr strassehausnummer strasseundhausnummer strassenr anschrift adresse street address address1 addressline1',
    house_number: 'hausnr hausnummer housenumber houseno',
    address_extra: 'zusatz adresszusatz anschriftenzusatz adresszusatz1 address2 addressline2',
    postal_code: 'plz postleitzahl zip zipcode postcode postalcode',
    city: 'ort stadt wohnort city town',
    postal_city: 'plzort plzundort plzstadt ortplz plzwohnort postcodecity zipcity',
    country: 'land landadresse lkz landerkennzeichen country countrycode',
    email: 'email mail emailadresse emailprivat emailaddress',
    phone: 'telefon tel telefonnummer telefonprivat handy mobil phone phonenumber mobile',
    language: 'sprache language',
    employment_type:
      'beschaftigungsart beschaftigungsverhaltnis beschaftigung vertragsart anstellungsart employmenttype typeofemployment',
    entry_on: 'eintritt eintrittsdatum eintrittam beginn arbeitsbeginn entry entrydate startdate hiredate',
    exit_on: 'austritt austrittsdatum austrittam ende arbeitsende exit exitdate enddate',
    weekly_hours:
      'wochenstunden stundenprowoche wochenarbeitszeit stundeninderwoche arbeitszeitprowoche weeklyhours hoursperweek',
    id: 'kennung mitarbeiterid id uuid',
  }),
  ...importFields(
    {
      birth_date: 'geburtsdatum geburtstag gebdatum geboren geborenam birthdate dateofbirth birthday',
      social_insurance_number:
        'sozialversicherungsnummer svnummer svnr rentenversicherungsnummer rvnummer versicherungsnummer socialinsurancenumber socialsecuritynumber',
      tax_id:
        'steuerid steueridnr steueridentifikationsnummer identifikationsnummer idnr steuerlicheidentifikationsnummer taxid',
      tax_class: 'steuerklasse stkl lohnsteuerklasse taxclass',
      health_fund: 'krankenkasse krankenversicherung kvkasse healthfund healthinsurance',
      iban: 'iban ibannr bankverbindung bankverbindungiban',
      hourly_wage: 'stundenlohn stundensatz lohn hourlywage hourlyrate',
      salary: 'gehalt monatsgehalt bruttogehalt festgehalt grundgehalt salary monthlysalary',
      pay_from: 'gultigab lohngultigab gehaltgultigab lohnab gehaltab vergutungab payfrom validfrom',
    },
    true,
  ),
]
