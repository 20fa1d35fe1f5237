import { errors, faults } from './ar-errors'
import type { ReaderTexts } from './shape'

export const ar: ReaderTexts = {
  note: 'هذه الترجمة للمساعدة فقط وليست ملزمة. المرجع هو المستند الألماني.',
  common: {
    employmentTypes: {
      full_time: 'دوام كامل',
      part_time: 'دوام جزئي',
      minijob: 'Minijob',
      midijob: 'Midijob',
      working_student: 'طالب يعمل (Werkstudent)',
      apprentice: 'متدرّب مهني (Ausbildung)',
    },
    skipToContent: 'إلى المحتوى',
  },
  employee: {
    pageTitle: 'كشوف راتبك',
    employmentType: 'نوع العمل',
    notice: 'ماذا تفعل الشركة ببياناتك (بالألمانية أو الإنجليزية)',
    payslips: 'كشوف راتبك',
    columns: { month: 'الشهر', payout: 'المبلغ المدفوع', file: 'الملف' },
    isNew: 'جديد',
    everything: 'كل شيء دفعة واحدة: كل كشوف الراتب والمستندات (ملف ZIP)',
    corrected: 'مصحَّح',
    file: 'PDF',
    slipOf: (month) => `كشف راتب ${month}`,
    homeScreen: (firm) => `كشوف الراتب – ${firm}`,
    documents: {
      title: 'مستندات أخرى',
      kinds: {
        wage_tax_certificate: 'الشهادة السنوية لضريبة الأجر (Lohnsteuerbescheinigung)',
        insurance_notice: 'إبلاغ التأمين الاجتماعي (SV-Meldung)',
        contract: 'عقد العمل (Arbeitsvertrag)',
        other: 'مستند',
      },
    },
    payslip: {
      title: (month) => `كشف راتب ${month}`,
      back: 'العودة إلى كل كشوف الراتب',
      corrected: 'مصحَّح',
      download: 'تنزيل PDF',
      replaced: 'نسخ تم استبدالها',
      version: (revision) => `النسخة ${revision}`,
      onlyPdf: 'ما كسبته وما خُصم منه مذكور في ملف PDF.',
      sums: {
        gross: { label: 'الإجمالي (Brutto)', help: 'ما كسبته في هذا الشهر قبل أي خصم.' },
        deductions: {
          label: 'الخصومات',
          help: 'ضريبة الأجر وضريبة الكنيسة وحصتك في التأمين الاجتماعي. يدفع صاحب العمل هذا المال عنك إلى مصلحة الضرائب وصندوق التأمين الصحي.',
        },
        net: { label: 'الصافي (Netto)', help: 'ما يبقى بعد الخصومات.' },
        besides: {
          label: 'أخرى',
          help: 'ما يُضاف أو يُخصم بعد الضريبة والتأمين، مثل سلفة أو وجبات أو سيارة الشركة. يذكر ملف PDF ما هو.',
        },
        payout: { label: 'المبلغ المدفوع', help: 'هذا المبلغ يصل إلى حسابك.' },
      },
      hours: (hours, overtime) =>
        overtime === null
          ? `الساعات المبلَّغ عنها لهذا الشهر: ${hours}.`
          : `الساعات المبلَّغ عنها لهذا الشهر: ${hours}، منها ساعات إضافية: ${overtime}.`,
      question: 'هل هناك خطأ؟',
      questionText: (month, firm) => `اكتب إلى مكتب ${firm}. تذكر رسالتك الشهر تلقائيًا: ${month}.`,
    },
    yearFile: (year) => `كل كشوف الراتب لعام ${year} (ملف ZIP)`,
    none: 'لا يوجد كشف راتب بعد. عندما يصبح الأول جاهزًا ستجده هنا.',
    code: {
      title: 'رمز من أجل أمانك',
      text: (firm) =>
        `خلف هذا الرابط كشوف راتب. تريد ${firm} أن تتأكد من أنك وحدك تراها، ولذلك ترسل رمزًا إلى عنوان بريدك الإلكتروني المعروف لديها.`,
      noAddress: (firm) =>
        `خلف هذا الرابط كشوف راتب. لا تُفتح إلا برمز يصل بالبريد الإلكتروني. لكن ليس لدى ${firm} عنوان بريد إلكتروني لهذا الرابط. يُرجى التواصل معها لإضافته.`,
      request: 'طلب رمز',
      requestAgain: 'طلب رمز جديد',
      next: (moment) => `يمكنك طلب الرمز التالي ابتداءً من: ${moment}.`,
      label: 'الرمز من البريد الإلكتروني',
      hint: 'ستة أرقام. يمكنك استخدام الرمز مرة واحدة خلال 10 دقائق. الرمز الأحدث وحده صالح.',
      open: 'فتح كشوف الراتب',
    },
    privacyWithCode:
      'تبقى هذه الصفحة مفتوحة في هذا المتصفح حتى اثنتي عشرة ساعة. على جهاز شخص آخر من الأفضل فتحها في نافذة خاصة.',
    privacy: 'من لديه هذا الرابط يرى كشوف راتبك. يُرجى عدم إعطائه لأحد.',
    saved: {
      frage: {
        title: 'شكرًا. وصلت رسالتك.',
        text: 'وصلت إلى المكتب بالبريد الإلكتروني وسيردّ عليك.',
      },
      code: {
        title: 'الرمز في الطريق.',
        text: 'يصل خلال بضع دقائق بالبريد الإلكتروني. يُرجى النظر أيضًا في مجلد البريد غير المرغوب فيه.',
      },
    },
  },
  freshLink: {
    title: 'طلب رابط جديد',
    text: 'نرسله إلى عنوان بريدك الإلكتروني المسجّل لدينا.',
    button: 'إرسال رابط جديد',
    saved: {
      'neuer-link': {
        title: 'شكرًا، نحن نهتم بالأمر.',
        text: 'إذا كان لدينا عنوان بريدك الإلكتروني فسيصل الرابط الجديد إليه خلال بضع دقائق. يُرجى النظر أيضًا في مجلد البريد غير المرغوب فيه.',
      },
    },
  },
  forms: {
    refused: 'لم ينجح ذلك بعد.',
    nothingSaved: 'لم يُحفظ شيء.',
    again: (minutes) => `يمكنك المحاولة مرة أخرى بعد قليل. الدقائق المتبقية: ${minutes}.`,
    refusedTitle: (title) => `خطأ: ${title}`,
    optional: '(اختياري)',
    honeypot: 'يُرجى تركه فارغًا',
    whatDoesThisMean: 'ماذا يعني ذلك؟',
    message: {
      body: 'رسالتك',
      bodyHint: '2000 حرف على الأكثر.',
      replyTo: 'عنوان البريد الإلكتروني للرد',
      replyToHint: 'إذا لم تكتب عنوانًا فسنردّ على العنوان المسجّل لدينا.',
      button: 'إرسال الرسالة',
    },
  },
  faults,
  errors,
}
