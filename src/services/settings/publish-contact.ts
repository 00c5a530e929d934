import { languageOf } from '../../engine/text/locale-lookup.ts';
import type { Context } from '../context.ts';
import { putDocuments } from '../documents/put-documents.ts';
import type { Settings } from '../settings-schema/settings.ts';

const documentId = 'contact-of-the-shop';

/** Title, phone, mail, address, opening hours. */
const labels: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ['Contact', 'Phone number', 'E-mail address', 'Address', 'Opening hours'],
  de: ['Kontakt', 'Telefonnummer', 'E-Mail-Adresse', 'Adresse', 'Öffnungszeiten'],
  fr: ['Contact', 'Numéro de téléphone', 'Adresse e-mail', 'Adresse', "Horaires d'ouverture"],
  es: ['Contacto', 'Número de teléfono', 'Correo electrónico', 'Dirección', 'Horario de apertura'],
  it: ['Contatti', 'Numero di telefono', 'Indirizzo e-mail', 'Indirizzo', 'Orari di apertura'],
  nl: ['Contact', 'Telefoonnummer', 'E-mailadres', 'Adres', 'Openingstijden'],
};

/**
 * Makes what the merchant confirmed of how the shop is reached a text that answers quote, in the default language; takes it away
 * when nothing is left.
 */
export async function publishContact(ctx: Context, { company, contact }: Settings): Promise<void> {
  const [title, ...names] = labels[languageOf(company.defaultLocale)] ?? labels['en']!;
  const values = [contact.phone, contact.email, contact.address, contact.openingHours];
  const lines = values.flatMap((value, i) => (value ? [`${names[i]}: ${value}`] : []));
  const value =
    lines.length === 0
      ? { document_id: documentId, deleted: true }
      : {
          document_id: documentId,
          title,
          content: lines.join('\n\n'),
          content_type: 'text/plain',
          trust: 'policy',
          locale: company.defaultLocale,
        };
  await putDocuments(ctx, [{ index: 0, value }]);
}
