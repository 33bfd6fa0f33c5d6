/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Über eine Adresse spielen',
  lead: 'Von Zimmer zu Zimmer, im Haus oder im Verein spielen, ganz ohne fremden Server.',
  joinTitle: 'Per Adresse beitreten',
  joinText: 'Gib die Adresse eines Servers oder eines Tisches ein.',
  address: 'Adresse',
  hint: 'Zum Beispiel 192.168.1.20:8080 oder eine Einladung, die auf /t/… endet',
  go: 'Beitreten',
  bad: 'Das ist keine Adresse. Sie sieht aus wie 192.168.1.20:8080 oder play.example.',
  joinTerminal: 'Oder im Terminal:',
  hostTitle: 'Auf dem eigenen Rechner hosten',
  hostText:
    'Ein Browser kann mitspielen, aber nicht selbst der Server sein: Dafür läuft auf einem Rechner in deinem Netz das Programm Crownhead. Es zeigt die Adresse für die anderen an.',
  serve: 'Der Server mit dieser Web-App, für alle Geräte in deinem Netz:',
  hostCommand: 'Ein Tisch im Terminal; Gäste können auch per Browser beitreten:',
  menu: 'Ohne Kommandozeile: Programm starten und „Host a table“ wählen.',
  consoleTitle: 'Konsolenserver',
  consoleText:
    'Server, die reine Textzeilen über TCP sprechen, sind für das Terminal da: Ein Browser erreicht sie nicht.',
  notes: [
    'Ohne --lan kann nur der Rechner selbst den Server öffnen.',
    'Erreichen ihn die anderen nicht, muss die Firewall dieses Rechners den Port durchlassen; mit --port wählst du einen anderen.',
    'Im eigenen Netz wird unverschlüsselt übertragen. Im Internet gehört der Server hinter HTTPS.',
  ],
};
