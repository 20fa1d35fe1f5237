import * as z from 'zod'

/** Identity of the employee, § 1 (2) no. 1 EBV: not used by the calculation, but shown with its result. */
export const payslipIdentity = z.strictObject({
  employer: z.strictObject({ name: z.string().min(1), address: z.string().min(1) }),
  employee: z.strictObject({
    personnelNumber: z.string().optional(),
    name: z.string().min(1),
    address: z.string().min(1),
    birthDate: z.iso.date(),
    insuranceNumber: z.string().regex(/^\d{8}[A-Z]\d{3}$/),
    taxId: z.string().regex(/^\d{11}$/),
  }),
})

export type PayslipIdentity = z.infer<typeof payslipIdentity>
