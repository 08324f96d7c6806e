import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type Mailbox, nodemailerMail, type SendMail } from './mail.ts';
import { errorWords } from './outcome.ts';

/**
 * «Sends» by writing `.eml` files, which every mail program opens: what a site without a mail server does. The
 * name is the delivery's, so that a second attempt writes the same file; `log` hears it.
 */
export function folderSender(folder: string, from: Mailbox, log: (line: string) => void): SendMail {
  return async (mail) => {
    try {
      const message = await new MailComposer(nodemailerMail(mail, from)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, file, message);
      log(`mail written to ${file}`);
      return { outcome: 'delivered' };
    } catch (error) {
      return { outcome: 'later', reason: `mail folder: ${errorWords(error)}` };
    }
  };
}

/** Removes the mails that were written before a moment. A folder that is not there has none. */
export async function removeOldMail(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /\.eml(?:\.part)?$/.test(file))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written !== undefined && written.mtimeMs < before) await rm(file, { force: true });
  }
}

/** The file is there whole and on the disk, or not at all. */
async function writeWhole(folder: string, file: string, content: Buffer) {
  const part = `${file}.part`;
  await writeTo(part, content);
  await rename(part, file);
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
}

async function writeTo(path: string, content: Buffer) {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
