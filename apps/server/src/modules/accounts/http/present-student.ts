import type { WireStudent, WireToken } from '@shala/wire/people.ts';
import type { StudentView } from '../find-student.ts';
import type { TokenPair } from '../token-pair.ts';
import type { AccountHttpDeps } from './deps.ts';

export async function presentStudent(
  { storage, isClassRoomLinked }: Pick<AccountHttpDeps, 'storage' | 'isClassRoomLinked'>,
  student: StudentView,
): Promise<WireStudent> {
  return {
    id: student.id,
    email: student.email,
    first_name: student.firstName,
    last_name: student.lastName,
    full_name: `${student.firstName} ${student.lastName}`.trim(),
    phone_number: student.phoneNumber,
    display_picture_url: await storage.signedUrl(student.pictureKey),
    step: student.step,
    dob: student.dob,
    is_current: student.isCurrent,
    is_class_room_linked: await isClassRoomLinked(student.id),
    is_blocked: student.isBlocked,
    confirmed_at: student.confirmedAt?.toISOString() ?? null,
  };
}

export function presentToken(pair: TokenPair): WireToken {
  return { access_token: pair.accessToken, refresh_token: pair.refreshToken, token_type: 'Bearer' };
}
