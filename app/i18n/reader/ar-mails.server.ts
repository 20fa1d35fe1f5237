import type { ReaderMails } from './mail-shape'

const END = `الرابط صالح حتى {gueltig_bis}. وهو لك وحدك: من لديه الرابط لا يحتاج إلى تسجيل دخول. يُرجى عدم إعطائه لأحد.

مع أطيب التحيات
{firma}`

export const ar: ReaderMails = {
  greeting: 'مرحبًا',
  note: 'هذه الترجمة للمساعدة فقط وليست ملزمة. المرجع هو المستند الألماني.',
  // Isolated, or the plus would move to the end.
  phone: (number) => `هاتف: \u2066${number}\u2069`,
  email: (address) => `بريد إلكتروني: ${address}`,
  automatic: 'أُرسلت هذه الرسالة تلقائيًا. إذا رددت عليها فسيقرأ الردَّ شخص.',
  automaticUnread: 'أُرسلت هذه الرسالة تلقائيًا. لا أحد يقرأ الردود على هذا العنوان.',
  payslip: 'كشف راتبك',
  correctedPayslip: 'كشف راتبك المصحَّح',
  payslipDue: { due: 'مبلغ إضافي يُدفع لك', tooMuch: 'دُفع أكثر من اللازم' },
  emailSince: (date) =>
    `تم تغيير بريدك الإلكتروني لدينا إلى هذا العنوان: ${date}. إذا لم تطلب ذلك، فيُرجى إبلاغنا فورًا.`,
  newEmail: { label: 'العنوان الجديد', none: 'لا يوجد' },
  documents: {
    wage_tax_certificate: 'الشهادة السنوية لضريبة الأجر (Lohnsteuerbescheinigung)',
    insurance_notice: 'إبلاغ التأمين الاجتماعي (SV-Meldung)',
    contract: 'عقد العمل (Arbeitsvertrag)',
    other: 'مستند',
  },
  button: 'فتح كشوف الراتب',
  documentsButton: 'فتح المستندات',
  page: 'كشوف راتبك',
  templates: {
    payslip_published: {
      subject: '{dokument}: {monat}',
      body: `{anrede}،

{dokument} جاهز: {monat}. عبر هذا الرابط يمكنك الاطلاع عليه وحفظه كملف PDF:

{link}

{angaben}

${END}`,
    },
    document_added: {
      subject: 'مستند جديد من {firma}',
      body: `{anrede}،

هناك مستند جديد لك: {dokument}. عبر هذا الرابط يمكنك حفظه كملف PDF:

{link}

${END}`,
    },
    leaver_link: {
      subject: 'كل كشوف راتبك ومستنداتك من {firma}',
      body: `{anrede}،

ينتهي عملك لدى {firma}. عبر هذا الرابط تجد كل كشوف راتبك ومستنداتك، وهي متاحة أيضًا معًا في ملف واحد. يُرجى حفظها ما دام الرابط صالحًا:

{link}

${END}`,
    },
    email_changed: {
      subject: 'تم تغيير بريدك الإلكتروني لدى {firma}',
      body: `{anrede}،

لدى {firma} الآن عنوان بريد إلكتروني آخر لك. لن تصل الرسائل المتعلقة بكشوف راتبك إلى هنا بعد الآن.

{angaben}

هل طلبت ذلك؟ إذن لا حاجة إلى فعل أي شيء. وإلا فيُرجى الاتصال بنا فورًا.

مع أطيب التحيات
{firma}`,
    },
    portal_code: {
      subject: 'رمزك لكشوف الراتب',
      body: `{anrede}،

بهذا الرمز تفتح كشوف راتبك:

{code}

يمكنك استخدام الرمز مرة واحدة خلال 10 دقائق. أدخله فقط في الصفحة التي طلبته فيها، ولا تخبر به أحدًا، ولا حتى نحن.

لم تطلب رمزًا؟ إذن رابطك لدى شخص آخر. يُرجى إبلاغنا فورًا.

مع أطيب التحيات
{firma}`,
    },
    fresh_link: {
      subject: 'رابطك الجديد إلى كشوف الراتب',
      body: `{anrede}،

لقد طلبت رابطًا جديدًا إلى كشوف راتبك. ها هو:

{link}

${END}

لم تطلب شيئًا؟ إذن لا حاجة إلى فعل أي شيء.`,
    },
    link_sent: {
      subject: 'رابطك إلى كشوف الراتب',
      body: `{anrede}،

هذا رابطك إلى كشوف راتبك. يمكنك الاطلاع عليها وحفظها كملفات PDF:

{link}

${END}`,
    },
  },
}
