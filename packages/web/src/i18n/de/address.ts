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
    'Ein Browser kann beitreten, aber nicht hosten. Starte dafür das Programm Crownhead auf einem Rechner in deinem Netz. Es zeigt die Adresse für die anderen an.',
  serve: 'Der Server mit dieser Web-App, für alle Geräte in deinem Netz:',
  hostCommand: 'Ein Tisch im Terminal; Gäste können auch per Browser beitreten:',
  menu: 'Ohne Kommandozeile: Programm starten und „Host a table“ wählen.',
  consoleTitle: 'Konsolenserver',
  consoleText:
    'Konsolenserver nutzen einfachen Text über TCP. Browser erreichen sie nicht: Nimm das Terminal.',
  notes: [
    'Ohne --lan ist der Server nur auf diesem Rechner erreichbar.',
    'Erreichen ihn die anderen nicht, muss die Firewall dieses Rechners den Port durchlassen; mit --port wählst du einen anderen.',
    'Im eigenen Netz wird unverschlüsselt übertragen. Im Internet gehört der Server hinter HTTPS.',
  ],
};
