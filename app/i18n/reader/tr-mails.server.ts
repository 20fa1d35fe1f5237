import type { ReaderMails } from './mail-shape'

const END = `Bağlantının geçerli olduğu son gün: {gueltig_bis}. Yalnızca sizin içindir: Ona sahip olanın oturum açması gerekmez. Lütfen kimseyle paylaşmayın.

Saygılarımızla
{firma}`

export const tr: ReaderMails = {
  greeting: 'Merhaba',
  note: 'Bu çeviri yalnızca yardımdır ve bağlayıcı değildir. Geçerli olan Almanca belgedir.',
  phone: (number) => `Telefon ${number}`,
  email: (address) => `E-posta ${address}`,
  automatic: 'Bu e-posta otomatik olarak gönderildi. Cevap yazarsanız bir insan okur.',
  automaticUnread: 'Bu e-posta otomatik olarak gönderildi. Bu adrese gelen cevapları kimse okumaz.',
  payslip: 'Maaş bordronuz',
  correctedPayslip: 'Düzeltilmiş maaş bordronuz',
  payslipDue: { due: 'Ek ödeme', tooMuch: 'fazla ödenen' },
  emailSince: (date) =>
    `E-posta adresiniz bizde bu adrese değiştirildi: ${date}. Siz istemediyseniz lütfen hemen bize haber verin.`,
  newEmail: { label: 'Yeni adres', none: 'yok' },
  documents: {
    wage_tax_certificate: 'yıllık ücret vergisi belgesi (Lohnsteuerbescheinigung)',
    insurance_notice: 'sosyal sigorta bildirimi (SV-Meldung)',
    contract: 'iş sözleşmesi (Arbeitsvertrag)',
    other: 'belge',
  },
  button: 'Bordroları aç',
  documentsButton: 'Belgeleri aç',
  page: 'Maaş bordrolarınız',
  templates: {
    payslip_published: {
      subject: '{dokument}: {monat}',
      body: `{anrede},

{dokument} hazır: {monat}. Bu bağlantıyla bakabilir ve PDF olarak kaydedebilirsiniz:

{link}

{angaben}

${END}`,
    },
    document_added: {
      subject: 'Yeni bir belge var – {firma}',
      body: `{anrede},

sizin için yeni bir belge var: {dokument}. Bu bağlantıyla PDF olarak kaydedebilirsiniz:

{link}

${END}`,
    },
    leaver_link: {
      subject: 'Tüm bordrolarınız ve belgeleriniz – {firma}',
      body: `{anrede},

işten ayrılıyorsunuz. Bu bağlantıda tüm maaş bordrolarınızı ve belgelerinizi bulursunuz, hepsi bir dosyada da var. Lütfen bağlantı geçerliyken kaydedin:

{link}

${END}`,
    },
    email_changed: {
      subject: '{firma}: E-posta adresiniz değiştirildi',
      body: `{anrede},

{firma} kayıtlarında artık sizin için başka bir e-posta adresi var. Bordrolarınızla ilgili mesajlar bundan sonra buraya gelmez.

{angaben}

Bunu siz mi istediniz? O zaman bir şey yapmanız gerekmez. Siz istemediyseniz lütfen hemen bizi arayın.

Saygılarımızla
{firma}`,
    },
    portal_code: {
      subject: 'Maaş bordroları için kodunuz',
      body: `{anrede},

maaş bordrolarınızı bu kodla açarsınız:

{code}

Kodu 10 dakika içinde bir kez kullanabilirsiniz. Yalnızca kodu istediğiniz sayfaya yazın ve kimseye söylemeyin, bize de.

Kod istemediniz mi? O zaman bağlantınız başka birinde. Lütfen hemen bize haber verin.

Saygılarımızla
{firma}`,
    },
    fresh_link: {
      subject: 'Maaş bordrolarınız için yeni bağlantı',
      body: `{anrede},

maaş bordrolarınız için yeni bir bağlantı istediniz. İşte bağlantı:

{link}

${END}

Siz istemediniz mi? O zaman bir şey yapmanız gerekmez.`,
    },
    link_sent: {
      subject: 'Maaş bordrolarınızın bağlantısı',
      body: `{anrede},

maaş bordrolarınızın bağlantısı burada. Onlara bakabilir ve PDF olarak kaydedebilirsiniz:

{link}

${END}`,
    },
  },
}
