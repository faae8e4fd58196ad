import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../components/page-hero";
import { CompanyCard } from "../content-types/contact-page/company-card";
import { ContactForm } from "../features/contact-form/contact-form";
import { Seo } from "../layout/seo";
import { required } from "../lib/required";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { seo, hero, company, form } = required(data.contactPage, "contact.json");
  const { url, company: address } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/contact" />
      <PageHero {...hero} />
      <div className="container-page grid gap-x-14 gap-y-14 pb-24 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <section id="form" tabIndex={-1} aria-labelledby="form-title" className="scroll-target-form">
            <h2 id="form-title" className="text-heading">
              {form.title}
            </h2>
            <p className="mt-3 mb-8 text-slate">{form.text}</p>
            <ContactForm copy={form} address={`${url}/contact`} />
          </section>
        </div>
        <div className="lg:col-span-5">
          <CompanyCard {...company} company={address} />
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      seo { ...SeoFields }
      hero { title text }
      company {
        title
        addressLabel
        emailLabel
        hoursLabel
        hours { days time }
        reply
      }
      form {
        title
        text
        note
        fields {
          name { label placeholder }
          email { label placeholder }
          company { label placeholder }
          phone { label placeholder }
          interest {
            label
            placeholder
            options { value label }
          }
          message { label placeholder }
        }
        errors { name email interest message }
        subject
        subjectWithoutScript
        submit
        submitting
        success { title text }
        failure { title text }
        interrupted { title text }
        privacy { ...LinkFields }
      }
    }
    siteSettings {
      url
      company { street postalCode city country email }
    }
  }
`;
