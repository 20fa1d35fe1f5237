import { importFields } from './columns'

/** Headings of Lexware, sevDesk, the DATEV format and English programs, and common handwritten ones. */
export const CUSTOMER_HEADINGS = importFields({
  number:
    'kundennr kundennummer kdnr debitorennr debitorennummer debitor konto nr nummer customernumber customerno customerid account',
  company:
    'firma firmenname organisation unternehmen firma1 nameadressattypunternehmen nameadressatentypunternehmen company companyname organization businessname',
  name_title:
    'titel akadtitel akademischertitel akadgrad akademischergrad titelakadgrad namenstitel title academictitle',
  first_name: 'vorname vornameadressattypnaturlperson vornameadressatentypnaturlperson firstname givenname',
  name_prefix: 'namensvorsatz vorsatzwort',
  last_name:
    'nachname familienname nameadressattypnaturlperson nameadressatentypnaturlperson lastname surname familyname',
  name: 'name kunde kundenname name1 nameadressattypkeineangabe nameadressatentypkeineangabe bezeichnung customer customername fullname',
  contact_name:
    'ansprechpartner ansprechperson kontakt kontaktperson zuhanden contact contactname contactperson',
  kind: 'art kundenart typ kundentyp adressattyp adressatentyp kind type customertype',
  street:
    'strasse str strassehausnr strassehausnummer strasseundhausnummer strassenr anschrift adresse rechnungsadressestrasse street address address1 addressline1 streetaddress',
  house_number: 'hausnr hausnummer nrhausnummer housenumber houseno',
  po_box: 'postfach postfachnr pobox',
  address_extra:
    'zusatz adresszusatz adresszusatz1 namenszusatz zusatz1 anschriftenzusatz adressezusatz addressextra address2 addressline2',
  postal_code: 'plz postleitzahl rechnungsadresseplz zip zipcode postcode postalcode',
  city: 'ort stadt wohnort rechnungsadresseort city town',
  postal_city: 'plzort plzundort plzstadt ortplz plzwohnort postcodecity zipcity',
  country: 'land lkz landerkennzeichen landercode laendercode rechnungsadresseland country countrycode',
  email: 'email mail emailadresse emailgeschaftlich emailgeschaeft email1 emailaddress',
  phone: 'telefon tel telefon1 telefonnummer telefonnr telefongeschaft festnetz phone phonenumber telephone',
  vat_country: 'euland eumitgliedstaat eumitgliedsstaat',
  vat_id:
    'ustidnr ustid umsatzsteuerid umsatzsteueridnr umsatzsteueridentifikationsnummer euustid euustidnr uid vatid vatnumber vat',
  register_number:
    'handelsregister handelsregisternr handelsregisternummer registernummer registernr hrb registernumber companynumber',
  language: 'sprache language',
  payment_term_days:
    'zahlungsziel zahlungszieltage zahlungszielintagen nettotage paymentterm paymenttermdays duedays',
  discount_percent: 'skonto skontoprozent skontosatz skontoinprozent cashdiscount discountpercent',
  discount_days: 'skontotage skontofrist skontofristtage skontoziel discountdays',
  reminder_days: '',
  buyer_reference: 'leitwegid leitweg bestellzeichen buyerreference',
  supplier_number: 'lieferantennummer lieferantennrbeimkunden liefnrbeimkunden suppliernumber',
  electronic_address_scheme: '',
  electronic_address: 'peppolid elektronischeadresse',
  invoice_format: 'rechnungsformat invoiceformat',
  invoice_attachment: '',
  electronic_consent_on: '',
  delivery_name: 'lieferadressename liefername lieferfirma lieferanschriftname shippingname',
  delivery_street:
    'lieferadressestrasse lieferstrasse lieferanschrift lieferanschriftstrasse shippingstreet shippingaddress deliverystreet',
  delivery_extra: 'lieferadressezusatz lieferzusatz lieferanschriftzusatz shippingaddress2',
  delivery_postal_code:
    'lieferadresseplz lieferplz lieferanschriftplz shippingzip shippingpostcode shippingpostalcode',
  delivery_city: 'lieferadresseort lieferort lieferanschriftort shippingcity',
  delivery_country: 'lieferadresseland lieferland lieferanschriftland shippingcountry',
  category: 'kategorie kontaktkategorie kontaktart kundelieferant category contactcategory',
  notes: 'notiz notizen bemerkung bemerkungen beschreibung kommentar notes note comment description',
})
