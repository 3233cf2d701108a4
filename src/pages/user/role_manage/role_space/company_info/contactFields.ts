/** Fields of a company's contact form. */
import type { CompanyContact } from '@/contract';
import { splitMobile } from '@/validation/fields';
import { normalizeEmail, normalizeName } from '@/validation/normalize';

/** In the order of the form. */
export const contactFields = ['contactName', 'contactMobile', 'contactEmail', 'postcode'] as const;

type ContactField = (typeof contactFields)[number];

/** Normalizes each field; separators of a mobile number are removed. */
export const normalizeContact: Record<ContactField, (value: string) => string> = {
  contactName: normalizeName,
  contactMobile: (value) => {
    const { region, mobile } = splitMobile(value);
    return region && region !== '+86' ? region + mobile : mobile;
  },
  contactEmail: normalizeEmail,
  postcode: (value) => value.normalize('NFKC').replace(/\s/g, ''),
};

/** Converts form values into the request body. */
export const toContact = (values: CompanyContact): CompanyContact => ({
  contactName: normalizeContact.contactName(values.contactName),
  contactMobile: normalizeContact.contactMobile(values.contactMobile),
  contactEmail: normalizeContact.contactEmail(values.contactEmail),
  postcode: normalizeContact.postcode(values.postcode ?? ''),
});
