import { openSession } from '../../src/modules/accounts/open-session.ts';
import { createAccessTokens } from '../../src/platform/access-tokens.ts';
import type { World } from '../world.ts';

/** A token per session: a session may make so many calls in a minute, and some calls end it. */
const sessionsEach = 40;
const day = 24 * 3600;

interface Who {
  tenantId: number;
  kind: 'student' | 'parent' | 'staff';
  studentId: number | null;
  parentId: number | null;
  staffId: number | null;
}

/** Opened as a right password leaves them, and longer than the run. */
export async function openSessions({ db, config }: World, who: Who): Promise<string[]> {
  const signer = createAccessTokens(config.JWT_KEYS);
  const opened: string[] = [];
  for (let count = 0; count < sessionsEach; count += 1) {
    const device = { ip: '127.0.0.1', userAgent: 'fuzz' };
    const { sessionId } = await db.transaction().execute((tx) => openSession(tx, signer, who, device));
    opened.push(
      signer.sign({
        sid: sessionId,
        ten: who.tenantId,
        kind: who.kind,
        stu: who.studentId,
        par: who.parentId,
        stf: who.staffId,
        exp: Math.floor(Date.now() / 1000) + day,
      }),
    );
  }
  return opened;
}
