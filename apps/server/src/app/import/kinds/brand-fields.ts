import { type Brand, contactSchema, flagsSchema, themeSchema } from '@shala/brand/brand.ts';
import * as z from 'zod';
import { type Seller, sellerFields } from '#modules/tenancy/index.ts';
import { localText, record, shortSlug } from '../fields.ts';

const theme = themeSchema.shape;
const flags = flagsSchema.shape;
const seller = sellerFields.shape;

export const brandFields = record({
  slug: shortSlug,
  default: z.boolean().default(false),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in small letters')),
  name: localText,
  logo_letter: localText,
  theme: record({
    brand: theme.brand,
    brand_strong: theme.brandStrong,
    brand_tint: theme.brandTint,
    brand_ink: theme.brandInk,
    spark: theme.spark,
  }),
  texts: z.record(z.string(), localText).default({}),
  contact: record(contactSchema.shape),
  seller: record({
    legal_name: seller.legalName,
    address: seller.address,
    gstin: seller.gstin,
    state_code: seller.stateCode,
    place_of_supply: seller.placeOfSupply,
    sac_code: seller.sacCode,
    gst_percent: seller.gstPercent,
    receipt_prefix: seller.receiptPrefix,
    refund_policy: localText,
  }).exactOptional(),
  flags: record({
    phone_only_signup: flags.phoneOnlySignup,
    self_registration: flags.selfRegistration,
    enabled_usages: flags.enabledUsages,
    trial_days: flags.trialDays,
    trial_first_chapter_practice: flags.trialFirstChapterPractice,
    drafts_count: flags.draftsCount,
    store: flags.store,
    parent_approval: flags.parentApproval,
    otp_channels: flags.otpChannels,
    otp_length: flags.otpLength,
    legacy_erp_password: flags.legacyErpPassword,
    legacy_payment_token: flags.legacyPaymentToken,
    block_context_menu: flags.blockContextMenu,
    embeddable_hosts: flags.embeddableHosts,
    student_replies: flags.studentReplies,
    exam_min_age_16: flags.examMinAge16,
    role_selection: flags.roleSelection,
    login_blurb: flags.loginBlurb,
    hide_buy_course: flags.hideBuyCourse,
    reset_mail_on_open: flags.resetMailOnOpen,
    legal_versions: flags.legalVersions,
    app_store: flags.appStore,
  }).prefault({}),
});

export function toBrand(fields: z.infer<typeof brandFields>): Brand {
  return {
    slug: fields.slug,
    name: fields.name,
    logoLetter: fields.logo_letter,
    theme: {
      brand: fields.theme.brand,
      brandStrong: fields.theme.brand_strong,
      brandTint: fields.theme.brand_tint,
      brandInk: fields.theme.brand_ink,
      spark: fields.theme.spark,
    },
    texts: fields.texts,
    contact: fields.contact,
    flags: {
      phoneOnlySignup: fields.flags.phone_only_signup,
      selfRegistration: fields.flags.self_registration,
      enabledUsages: fields.flags.enabled_usages,
      trialDays: fields.flags.trial_days,
      trialFirstChapterPractice: fields.flags.trial_first_chapter_practice,
      draftsCount: fields.flags.drafts_count,
      store: fields.flags.store,
      parentApproval: fields.flags.parent_approval,
      otpChannels: fields.flags.otp_channels,
      otpLength: fields.flags.otp_length,
      legacyErpPassword: fields.flags.legacy_erp_password,
      legacyPaymentToken: fields.flags.legacy_payment_token,
      blockContextMenu: fields.flags.block_context_menu,
      embeddableHosts: fields.flags.embeddable_hosts,
      studentReplies: fields.flags.student_replies,
      examMinAge16: fields.flags.exam_min_age_16,
      roleSelection: fields.flags.role_selection,
      loginBlurb: fields.flags.login_blurb,
      hideBuyCourse: fields.flags.hide_buy_course,
      resetMailOnOpen: fields.flags.reset_mail_on_open,
      legalVersions: fields.flags.legal_versions,
      legalComing: [],
      appStore: fields.flags.app_store,
    },
  };
}

export function toSeller({ seller: fields }: z.infer<typeof brandFields>): Seller | undefined {
  if (fields === undefined) return undefined;
  return {
    legalName: fields.legal_name,
    address: fields.address,
    gstin: fields.gstin,
    stateCode: fields.state_code,
    placeOfSupply: fields.place_of_supply,
    sacCode: fields.sac_code,
    gstPercent: fields.gst_percent,
    receiptPrefix: fields.receipt_prefix,
    refundPolicy: fields.refund_policy,
  };
}
