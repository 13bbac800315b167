import { createAccessTokens } from '#platform/access-tokens.ts';
import { type Config, mediaConfig, paymentSite } from '#platform/config.ts';
import { createMailer } from '#platform/mail.ts';
import { openMedia } from '#platform/media/open-media.ts';
import { createPasses } from '#platform/passes.ts';
import { createOpenGateway } from '#platform/payment/open-gateway.ts';
import { createSealer } from '#platform/sealed.ts';
import { createSmsSender } from '#platform/sms.ts';
import { createStorage } from '#platform/storage.ts';
import { createVirusScan } from '#platform/virus-scan.ts';
import { originOf } from './http/context.ts';

/** What lies outside the process and the modules speak to. */
export function createAdapters(config: Config) {
  return {
    tokens: createAccessTokens(config.JWT_KEYS),
    passes: createPasses(config.JWT_KEYS),
    mailer: createMailer(config.SMTP_URL),
    mailFrom: config.MAIL_FROM,
    sendsLetters: config.WEEKLY_LETTERS,
    originOf: (host: string) => originOf({ scheme: config.PUBLIC_SCHEME, port: config.PUBLIC_PORT }, host),
    sealer: createSealer(config.DATA_KEYS),
    storage: createStorage({
      endpoint: config.S3_ENDPOINT,
      publicEndpoint: config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT,
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
      linkSeconds: config.MEDIA_LINK_SECONDS,
    }),
    scan: config.CLAMD_URL === undefined ? null : createVirusScan(config.CLAMD_URL),
    openGateway: createOpenGateway(paymentSite(config)),
    media: openMedia(mediaConfig(config)),
    otpKey: config.OTP_KEY,
    sms: createSmsSender({
      url: config.SMS_URL,
      key: config.SMS_KEY,
      senderId: config.SMS_SENDER_ID,
      templates: config.SMS_TEMPLATES,
    }),
  };
}
